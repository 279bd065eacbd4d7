/** What a page has left outside itself: the address, what it stored, the requests that it sent. In lines of text. */
/** Random, and written by the client of an earlier visit too, whose requests outlast it. */
const OF_THE_AUTH_CLIENT = '-code-verifier'

export function outsideLines(requests: readonly string[]): string[] {
  return [
    `address ${location.pathname}${location.search}${location.hash}`,
    `title ${document.title}`,
    ...stored('kept', () => localStorage),
    ...stored('kept in the tab', () => sessionStorage),
    ...requests,
  ]
}

function stored(where: string, open: () => Storage): string[] {
  try {
    const storage = open()
    return Object.keys(storage)
      .filter((key) => !key.endsWith(OF_THE_AUTH_CLIENT))
      .sort()
      .map((key) => `${where} ${key}: ${storage.getItem(key)}`)
  } catch {
    return [`${where}: nothing, storage is blocked`]
  }
}
