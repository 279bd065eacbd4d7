/** The files of a new page of text, such as the privacy policy: its words, and its route. */

/** The texts of the files by path. `name` is the address without its slash, in lower case with hyphens. */
export function newPageFiles(name: string, title: string): Record<string, string> {
  return {
    [`content/pages/${name}.ts`]: words(name, title),
    [`src/routes/${name}.tsx`]: route(name),
  }
}

const LAST_LINK = "          { label: 'Accessibility', to: '/accessibility' },\n"

/** The words of `/accessibility`, with one more page in its list of all pages. Throws where the list is another. */
export function withLink(accessibility: string, name: string, title: string): string {
  if (!accessibility.includes(LAST_LINK))
    throw new Error('The list of all pages in content/pages/accessibility.ts does not end as expected.')
  const link = `          { label: ${quoted(title)}, to: '/${name}' },\n`
  return accessibility.replace(LAST_LINK, () => link + LAST_LINK)
}

const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(name).replace(/^./, (letter) => letter.toUpperCase())
const quoted = (text: string) => `'${text.replaceAll("'", '’')}'`

function words(name: string, title: string): string {
  return `/** ${quoted(title).slice(1, -1)}. Replace each text; the launch check fails while one is in \`unconfirmed(…)\`. */
import type { PageHead } from '../page-schema.ts'
import { site } from '../site.ts'
import { unconfirmed } from '../unconfirmed.ts'

export const head = {
  path: '/${name}',
  title: \`${title.replaceAll("'", '’')} | \${site.name}\`,
  description: \`${title.replaceAll("'", '’')} of the \${site.name} in Calgary, in plain words, and whom to ask about it.\`,
  keywords: [\`\${site.shortName} ${title.toLowerCase().replaceAll("'", '’')}\`, site.name, site.brokerage],
  robots: 'index',
  structuredData: ['organization'],
  accent: 'sand',
  card: 'skyline-dusk',
  updated: null,
} satisfies PageHead

export const ${camel(name)} = {
  title: ${quoted(title)},
  lead: unconfirmed('What this page is about, in one or two sentences.'),
  sections: [
    {
      title: 'The first heading',
      paragraphs: [unconfirmed('The first paragraph under this heading.')],
    },
  ],
} as const
`
}

function route(name: string): string {
  const content = camel(name)
  return `import { createFileRoute } from '@tanstack/react-router'
import { ${content} } from '../../content/pages/${name}.ts'
import { pageHead } from '../seo/head.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'

export const Route = createFileRoute('/${name}')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/${name}.ts')),
  component: ${pascal(name)},
})

function ${pascal(name)}() {
  return (
    <>
      <PageHero title={${content}.title} lead={${content}.lead} look="strip" tone="sunk" />
      {${content}.sections.map(({ title, paragraphs }) => (
        <Section key={title}>
          <div className="stack">
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      ))}
    </>
  )
}
`
}
