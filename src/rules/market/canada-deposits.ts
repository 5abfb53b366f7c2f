import type { DepositRule } from '../deposit/deposit-of.ts'

/**
 * Deposits on drinks by province. None is taxed: a refundable deposit is no price (Excise Tax Act, section 226; CRA bulletin
 * B-089). Ontario and the provinces that are missing here take none from cannabis retailers, or have not been looked up.
 */
export const canadianDeposits: Readonly<Record<string, readonly DepositRule[]>> = {
  AB: [
    { from: '2008-11-01', most: 1000, cents: 10, source: 'Beverage Container Recycling Regulation, Alta Reg 101/1997' },
    { from: '2008-11-01', least: 1001, cents: 25, source: 'Beverage Container Recycling Regulation, Alta Reg 101/1997' }
  ],
  BC: [
    { from: '2019-11-01', most: 1000, cents: 10, source: 'Recycling Regulation, BC Reg 449/2004, Schedule 1' },
    { from: '2019-11-01', least: 1001, cents: 20, source: 'Recycling Regulation, BC Reg 449/2004, Schedule 1' },
    { from: '2022-02-01', cents: 10, source: 'Recycling Regulation, BC Reg 449/2004, Schedule 1' }
  ],
  QC: [
    {
      from: '2023-11-01',
      kinds: ['can'],
      least: 100,
      most: 2000,
      cents: 10,
      source: 'CQLR c Q-2, r 16.1, consigne sur les contenants de boissons'
    }
  ]
}
