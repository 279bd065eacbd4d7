/** Escapes only what a URL inside double quotes must not contain, because the rest compresses better as it is. */
export function dataUrl(svg: string): string {
  const escaped = svg
    .trim()
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('&', '&amp;')
  return `data:image/svg+xml,${escaped}`
}
