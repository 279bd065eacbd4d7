/**
 * The parameters of an address's query that are not empty, as campaigns are tagged by hand: in any letter case, with
 * `&amp;` between them where an email or a page was written as HTML twice.
 */
export const campaignParameters = (query: string | URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(query)]
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name.toLowerCase().replace(/^(?:amp;)+/, ''), value]),
  )
