/** Facts that a store of a province begins with: its regulator's name, and its time zones, that of most people first. */
interface ProvincePlace {
  regulator: string
  zones: readonly string[]
}

const place = (regulator: string, ...zones: string[]): ProvincePlace => ({ regulator, zones })

/** The regulators of retail stores and the time zones of Canada's provinces and territories, by their codes. */
export const canadaPlaces: Readonly<Record<string, ProvincePlace>> = {
  AB: place('AGLC', 'America/Edmonton'),
  BC: place('LCRB', 'America/Vancouver', 'America/Dawson_Creek', 'America/Edmonton'),
  MB: place('LGCA', 'America/Winnipeg'),
  NB: place('Cannabis NB', 'America/Moncton'),
  NL: place('NLC', 'America/St_Johns', 'America/Goose_Bay'),
  NS: place('NSLC', 'America/Halifax'),
  NT: place('NTLCC', 'America/Edmonton'),
  NU: place('NULC', 'America/Iqaluit', 'America/Rankin_Inlet', 'America/Cambridge_Bay'),
  ON: place('AGCO', 'America/Toronto', 'America/Winnipeg', 'America/Atikokan'),
  PE: place('PEI Cannabis', 'America/Halifax'),
  QC: place('SQDC', 'America/Toronto', 'America/Halifax', 'America/Blanc-Sablon'),
  SK: place('SLGA', 'America/Regina', 'America/Edmonton'),
  YT: place('Cannabis Yukon', 'America/Whitehorse')
}
