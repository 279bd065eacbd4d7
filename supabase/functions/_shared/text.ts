/** Shortens and escapes text so that Postgres, mail servers and HTML accept it, and fills in what it leaves open. */

/** At most `max` UTF-16 units, never ending in half a surrogate pair. */
export function clip(text: string, max: number): string {
  const cut = text.slice(0, max)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** One line of at most `max` UTF-16 units; where it was longer it ends in "…". */
export function shortened(text: string, max: number): string {
  const line = oneLine(text)
  return line.length > max ? `${clip(line, max - 1)}…` : line
}

/** Postgres text cannot hold NUL or half a surrogate pair, and neither may cost a lead. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Marks that change the direction in which the text after them is shown, and so what it seems to say. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Replaces line breaks and control characters: header values, table rows and log lines have one line. */
export function oneLine(text: string): string {
  return text
    .replace(DIRECTION_MARKS, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** Removes control characters except tabs and line breaks, which become `\n`. */
export function withoutControls(text: string): string {
  return text
    .replace(DIRECTION_MARKS, '')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** The text with each `{name}` in it replaced. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
