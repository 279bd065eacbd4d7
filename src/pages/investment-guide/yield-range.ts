/** The ends of a range written as "5.5-6.5%", in percent. Throws for any other writing. */
export function yieldRange(text: string): [from: number, to: number] {
  const [, from, to] = /^([\d.]+)-([\d.]+)%$/.exec(text) ?? []
  if (from === undefined || to === undefined) throw new Error(`"${text}" is not a range of percentages`)
  return [Number(from), Number(to)]
}
