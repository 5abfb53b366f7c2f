/** Returns the JSON of a response; undefined on any failure. */
export async function readText(reply: Promise<Response>): Promise<unknown> {
  try {
    const response = await reply
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
