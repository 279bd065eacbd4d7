/** The part of the deno package that says where its executable is; it ships no types. */
declare module 'deno/install_api.cjs' {
  /** Puts the platform's executable into place if it is not there yet, and returns its path. */
  export function runInstall(): string
}
