/** What tests use of jsdom, which has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options: { contentType: string })
    window: { document: Document }
  }
}
