/** What is different between two lists of lines. */

type IsSame = (one: string, other: string) => boolean

/** `- line` for each that is gone and `+ line` for each that is new. */
export function changeBetween(
  before: readonly string[],
  after: readonly string[],
  isSame: IsSame = Object.is,
): string[] {
  const alike = (one: number, other: number) => isSame(before[one] ?? '', after[other] ?? '')
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && alike(from, from)) from += 1
  let end = 0
  while (end < most - from && alike(before.length - 1 - end, after.length - 1 - end)) end += 1
  return align(before.slice(from, before.length - end), after.slice(from, after.length - end), isSame)
}

/** By the longest common subsequence. */
function align(before: readonly string[], after: readonly string[], isSame: IsSame): string[] {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0
  const alike = (one: number, other: number) => isSame(before[one] ?? '', after[other] ?? '')
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      lengths[one * width + other] = alike(one, other)
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1))
  const changes: string[] = []
  let [one, other] = [0, 0]
  while (one < before.length || other < after.length)
    if (one < before.length && other < after.length && alike(one, other)) {
      one += 1
      other += 1
    } else if (other >= after.length || (one < before.length && at(one + 1, other) >= at(one, other + 1)))
      changes.push(`- ${before[one++]}`)
    else changes.push(`+ ${after[other++]}`)
  return changes
}
