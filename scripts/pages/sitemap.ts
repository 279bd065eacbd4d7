/** The files for search engines: sitemap.xml and robots.txt. */

/** A page, and when its words last changed, YYYY-MM-DD. */
type Entry = { path: string; date?: string | undefined }

export function sitemap(origin: string, entries: readonly Entry[]): string {
  const lastmod = (date: string) => `<lastmod>${date}</lastmod>`
  const urls = entries
    .map(({ path, date }) => `  <url><loc>${origin}${path}</loc>${date ? lastmod(date) : ''}</url>`)
    .join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
