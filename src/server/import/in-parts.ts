/** Parameters of one statement. */
const most = 1000

/** Reads rows by their ids, some at a time. */
export async function inParts<Row>(ids: readonly string[], read: (ids: string[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 0; at < ids.length; at += most) rows.push(...(await read(ids.slice(at, at + most))))
  return rows
}
