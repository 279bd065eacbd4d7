/** Resolves to `work`'s result, or undefined after some milliseconds. */
export function atMost<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
