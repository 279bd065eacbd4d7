/** A whole number as it is typed: digits with commas. */
const WHOLE_NUMBER = /^[\d,]+$/
const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/**
 * Groups the digits of a whole number by thousands while it is typed; other text stays as it is. The caret stays
 * before the digits that follow it. At a comma it stays on the side that deleting continues on.
 */
export function groupDigits(input: HTMLInputElement, deletesForward: boolean): void {
  const { value, selectionEnd } = input
  if (!WHOLE_NUMBER.test(value)) return
  const grouped = value.replaceAll(',', '').replace(THOUSANDS, ',')
  if (grouped === value) return
  const following = value.slice(selectionEnd ?? value.length).replaceAll(',', '').length
  input.value = grouped
  let caret = grouped.length
  for (let left = following; left > 0; caret--) if (grouped[caret - 1] !== ',') left--
  if (!deletesForward && grouped[caret - 1] === ',') caret--
  input.setSelectionRange(caret, caret)
}
