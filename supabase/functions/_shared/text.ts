/** Clips, cleans and escapes text for Postgres, mail servers and HTML. */

/** At most `max` UTF-16 units, never ending in half a surrogate pair. */
export function clip(text: string, max: number): string {
  const cut = text.slice(0, max)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** One line of at most `max` UTF-16 units; a cut one ends in "…". */
export function shortened(text: string, max: number): string {
  const line = oneLine(text)
  return line.length > max ? `${clip(line, max - 1)}…` : line
}

/** Scripts whose letters change shape at a joiner, such as those of Urdu, Persian, Hindi and Punjabi. */
const JOINED =
  '\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}'

/**
 * Invisible characters, among them those that reverse the direction of text and so change what it seems to say. The
 * first group stays: marks within an emoji, and joiners between letters that need them.
 */
const INVISIBLE = new RegExp(
  `(\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]?\\p{Emoji_Modifier}?(?:\\u200d(?=\\p{Extended_Pictographic}))?|[\\d#*]\\ufe0f(?=\\u20e3)|[${JOINED}][\\u200c\\u200d](?=[${JOINED}]))|[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]`,
  'gu',
)

/** Removes invisible characters. */
const withoutInvisible = (text: string) => text.replace(INVISIBLE, '$1')

/**
 * Removes NUL and half surrogate pairs, which Postgres cannot store and which must not cost a lead, and invisible
 * characters, so that searches, limits on repeated text and receivers see what people read.
 */
export function storable(text: string): string {
  return withoutInvisible(text.replaceAll('\0', '').toWellFormed())
}

/**
 * Removes invisible characters, and replaces line breaks and control characters: header values, table rows and log
 * lines are one line.
 */
export function oneLine(text: string): string {
  return withoutInvisible(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** Removes invisible and control characters except tabs and line breaks, which become `\n`. */
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

/** Fills each `{name}` of the text. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
