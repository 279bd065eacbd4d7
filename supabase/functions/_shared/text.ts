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

/** Scripts whose letters change shape at a joiner, such as those of Urdu, Persian, Hindi and Punjabi. */
const JOINED =
  '\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}'

/**
 * Marks that nobody sees, among them those that turn the direction of the text after them, and so what it seems to say.
 * The first group is what stays: marks within an emoji, and joiners between letters that need them.
 */
const INVISIBLE = new RegExp(
  `(\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]?\\p{Emoji_Modifier}?(?:\\u200d(?=\\p{Extended_Pictographic}))?|[\\d#*]\\ufe0f(?=\\u20e3)|[${JOINED}][\\u200c\\u200d](?=[${JOINED}]))|[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]`,
  'gu',
)

/** Removes marks that nobody sees. */
const withoutInvisible = (text: string) => text.replace(INVISIBLE, '$1')

/**
 * Postgres text cannot hold NUL or half a surrogate pair, and neither may cost a lead. Marks that nobody sees go at once:
 * searches, limits on repeated text and every receiver then have what people read.
 */
export function storable(text: string): string {
  return withoutInvisible(text.replaceAll('\0', '').toWellFormed())
}

/** Removes invisible marks, and replaces line breaks and control characters: header values, table rows and log lines have one line. */
export function oneLine(text: string): string {
  return withoutInvisible(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** Removes invisible marks, and control characters except tabs and line breaks, which become `\n`. */
export function withoutControls(text: string): string {
  return withoutInvisible(text)
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
