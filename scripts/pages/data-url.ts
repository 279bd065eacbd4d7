/** Escapes only what a URL in double quotes must not contain; the rest compresses better unescaped. */
export function dataUrl(svg: string): string {
  const escaped = svg
    .trim()
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('&', '&amp;')
  return `data:image/svg+xml,${escaped}`
}
