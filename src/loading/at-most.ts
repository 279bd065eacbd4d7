/** What `work` resolves to, or undefined if that takes longer than some milliseconds. */
export function atMost<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
