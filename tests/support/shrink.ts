/** Leaves out of a failing list whatever the failure does not need. */

/**
 * The shortest list found that still fails: leaving out any single item of it would mend it. Tries to leave out
 * halves, then quarters, down to single items.
 */
export async function shrink<T>(
  items: readonly T[],
  fails: (items: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let rest = items
  let size = Math.ceil(rest.length / 2)
  while (size > 0) {
    let left = false
    for (let start = 0; start < rest.length; ) {
      const without = rest.toSpliced(start, size)
      if (await fails(without)) {
        rest = without
        left = true
      } else start += size
    }
    if (size > 1) size = Math.ceil(size / 2)
    else if (!left) return rest
  }
  return rest
}
