import type { DepositRule } from '../deposit/deposit-of.ts'

const saskatchewan = 'SARCAN, Deposit Beverage Containers; Environmental Management and Protection Regulations, 2017'
const quebec = 'CQLR c Q-2, r 16.1, consigne sur les contenants de boissons'

/**
 * Deposits on drinks by province, as the customer pays them. None has a tax on top: a refundable deposit is no price (Excise Tax
 * Act, section 226; CRA bulletin B-089). Nova Scotia and Newfoundland and Labrador refund a part of theirs alone. The other part is taxed, but
 * that tax is within the deposit, and is the first supplier's to remit where HST is the tax: a retailer adds none (B-089; CRA,
 * Returnable containers and goods). Ontario and the others that are missing take none from cannabis retailers, or have not been looked up.
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
  NB: [
    // Cannabis drinks are as those without alcohol (Encorp Atlantic, 2020).
    { from: '2024-04-01', most: 5000, cents: 10, source: 'Designated Materials Regulation, NB Reg 2008-54' }
  ],
  // Half is refunded, and containers of five litres and more have none.
  NS: [
    {
      from: '1996-04-01',
      most: 4999,
      cents: 10,
      source:
        'Solid Waste-Resource Management Regulations, NS Reg 25/96; Divert NS, Beverage Container Deposit Refund Program'
    }
  ],
  // 5 cents are refunded. The rate is older than cannabis drinks, which may be sold since the day here.
  NL: [
    {
      from: '2019-10-17',
      most: 4999,
      cents: 8,
      source: 'Waste Management Regulations, 2003, NLR 59/03; MMSB, Used Beverage Container Recycling Program'
    }
  ],
  PE: [
    {
      from: '2026-04-01',
      most: 5000,
      cents: 10,
      source: 'Materials Stewardship and Recycling Regulations, Division 9'
    }
  ],
  QC: [
    {
      from: '2023-11-01',
      kinds: ['can'],
      least: 100,
      most: 2000,
      cents: 10,
      source: quebec
    },
    { from: '2025-03-01', kinds: ['plastic'], least: 100, most: 2000, cents: 10, source: quebec },
    { from: '2027-03-01', kinds: ['glass', 'carton'], least: 100, most: 2000, cents: 10, source: quebec },
    { from: '2027-03-01', kinds: ['glass'], least: 500, most: 2000, cents: 25, source: quebec }
  ],
  // Handling charges come on top, and are no deposits.
  SK: [
    { from: '2017-04-01', most: 5000, cents: 10, source: saskatchewan },
    { from: '2017-04-01', least: 1000, most: 5000, cents: 25, source: saskatchewan },
    { from: '2017-04-01', kinds: ['glass'], least: 301, most: 5000, cents: 20, source: saskatchewan },
    { from: '2017-04-01', kinds: ['glass'], least: 1000, most: 5000, cents: 40, source: saskatchewan }
  ]
}
