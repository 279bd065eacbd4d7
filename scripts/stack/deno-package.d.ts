/** The part of the deno package that locates its executable; the package ships no types. */
declare module 'deno/install_api.cjs' {
  /** Installs the platform's executable if it is missing, and returns its path. */
  export function runInstall(): string
}
