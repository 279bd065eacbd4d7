/** What is different between two lists of lines. */

type IsSame<Line> = (one: Line, other: Line) => boolean
/** A line that is gone, one that is new, or one that stays, as it was before and is after. */
type Change<Line> = { before?: Line; after?: Line }

/** Every line, in the order of the lists. */
function alignLines<Line>(
  before: readonly Line[],
  after: readonly Line[],
  isSame: IsSame<Line>,
): Change<Line>[] {
  const alike = (one: number, other: number) => isSame(before[one] as Line, after[other] as Line)
  let from = 0
  while (from < before.length && from < after.length && alike(from, from)) from += 1
  let end = 0
  const most = Math.min(before.length, after.length) - from
  while (end < most && alike(before.length - 1 - end, after.length - 1 - end)) end += 1
  const pair = (one: number, other: number) => ({ before: before[one] as Line, after: after[other] as Line })
  return [
    ...before.slice(0, from).map((_, index) => pair(index, index)),
    ...align(before.slice(from, before.length - end), after.slice(from, after.length - end), isSame),
    ...before
      .slice(before.length - end)
      .map((_, index) => pair(before.length - end + index, after.length - end + index)),
  ]
}

/** By the longest common subsequence. */
function align<Line>(before: readonly Line[], after: readonly Line[], isSame: IsSame<Line>): Change<Line>[] {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0
  const alike = (one: number, other: number) => isSame(before[one] as Line, after[other] as Line)
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      lengths[one * width + other] = alike(one, other)
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1))
  const changes: Change<Line>[] = []
  let [one, other] = [0, 0]
  while (one < before.length || other < after.length)
    if (one < before.length && other < after.length && alike(one, other))
      changes.push({ before: before[one++] as Line, after: after[other++] as Line })
    else if (other >= after.length || (one < before.length && at(one + 1, other) >= at(one, other + 1)))
      changes.push({ before: before[one++] as Line })
    else changes.push({ after: after[other++] as Line })
  return changes
}

/** `- line` for each that is gone and `+ line` for each that is new. */
export function changeBetween(
  before: readonly string[],
  after: readonly string[],
  isSame: IsSame<string> = Object.is,
): string[] {
  return alignLines(before, after, isSame).flatMap((change) => {
    if (change.before === undefined) return `+ ${change.after}`
    return change.after === undefined ? `- ${change.before}` : []
  })
}
