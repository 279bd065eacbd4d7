/** The part of maildev used here; the package ships no types. */
declare module 'maildev' {
  type Options = { smtp: number; ip: string; web: number; mailDirectory: string; silent: boolean }
  /** Starts the web page; the SMTP server is started on its own. */
  export default function maildev(options: Options): {
    smtp: {
      listen(port: number, host: string): void
      /** Asked before each message; an error refuses it. */
      onMailFrom: (address: unknown, session: unknown, answer: (refusal: Error | null) => void) => void
    }
    close(done: () => void): void
  }
}
