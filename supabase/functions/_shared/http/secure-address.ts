/** Addresses of other services, which receive secrets and personal data: nothing leaves this machine unencrypted. */

const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]']

/** Whether the address is https, on this machine, or on one of `neighbours`: hosts that no other network knows. */
export function isSecureAddress(address: string, neighbours: readonly string[] = []): boolean {
  const { protocol, hostname } = URL.canParse(address) ? new URL(address) : new URL('invalid:')
  return (
    protocol === 'https:' || (protocol === 'http:' && [...THIS_MACHINE, ...neighbours].includes(hostname))
  )
}

/** Returns the setting's address. Throws, naming the setting, if it is not secure. */
export function secureAddress(name: string, address: string, neighbours?: readonly string[]): string {
  if (!isSecureAddress(address, neighbours)) throw new Error(`${name} must be an https:// address`)
  return address
}
