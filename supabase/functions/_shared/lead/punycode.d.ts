/** The part of punycode.js in use; the package ships no types. */
declare module 'punycode.js' {
  const punycode: {
    /** Throws for labels that begin with "xn--" and are no Punycode. */
    toUnicode: (domain: string) => string
  }
  export default punycode
}
