/** Digits and the commas between them, which is what a whole number is typed as. */
const WHOLE_NUMBER = /^[\d,]+$/
const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/**
 * Puts commas between the thousands of a whole number while it is typed; other text stays as it is. The caret stays
 * before the digits that follow it. At a comma it stands on the side on which deleting goes on.
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
