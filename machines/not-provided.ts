/** What an effect does until a hook provides the real one: reject, naming itself. */
export function notProvided(effect: string): Promise<never> {
  return Promise.reject(new Error(`provide \`${effect}\``))
}
