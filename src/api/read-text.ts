/** The JSON of a reply; undefined for a failure of any kind. */
export async function readText(reply: Promise<Response>): Promise<unknown> {
  try {
    const response = await reply
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
