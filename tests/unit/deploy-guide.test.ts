/** The deployment guide and the settings that `supabase config push` would set in a hosted project. */
import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'

const config = readFileSync('supabase/config.toml', 'utf8')
const guide = readFileSync('docs/deploy.md', 'utf8')

it('the settings for every project name no machine', () => {
  const settings = config.replace(/^#.*$/gm, '')
  expect(settings.match(/127\.0\.0\.1|localhost|site_url|redirect_urls/g)).toBeNull()
})

it('the block for production completes them with its addresses and its mail server', () => {
  const [, block = ''] = /```toml\n(.*?)```/s.exec(guide) ?? []
  const { remotes } = parse(`${config}\n${block.replace(/^ {3}/gm, '')}`)
  expect(remotes).toMatchObject({
    production: {
      project_id: expect.stringMatching(/^[a-z]{20}$/),
      auth: {
        site_url: 'https://YOUR-DOMAIN',
        additional_redirect_urls: ['https://YOUR-DOMAIN/**'],
        email: { smtp: { enabled: true, pass: expect.stringMatching(/^env\(\w+\)$/) } },
      },
    },
  })
})

it('the migrations are pushed to the hosted project, not to the local stack', () => {
  for (const [command] of guide.matchAll(/^ *supabase db push.*$/gm)) expect(command).toContain('--remote')
})
