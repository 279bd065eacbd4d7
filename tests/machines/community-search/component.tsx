import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { useCommunitySearch } from '../../../src/pages/communities/use-community-search.ts'
import type { Component } from '../../path-harness/component.ts'
import { actAsync, type } from '../../support/gestures.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'

const Typed = v.object({ query: v.string() })

const NAMES = ['Auburn Bay', 'Brentwood', 'Mahogany']
/** jsdom opens no other documents, but it follows fragments. */
const searchUrl = (location: string) => `#${location}`

function Search({ expose }: { expose: Expose }) {
  const { actor, type, submit } = useCommunitySearch(NAMES, searchUrl)
  expose(actor)
  const query = useSelector(actor, (snapshot) => snapshot.context.query)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input aria-label="Community" value={query} onChange={({ target }) => type(target.value)} />
      <button type="submit">Search</button>
    </form>
  )
}

export const component: Component = {
  mount: async () => {
    const { get, ...rendered } = await renderView((expose) => <Search expose={expose} />)
    return {
      ...rendered,
      gestures: {
        'query.typed': (event) => type(get<HTMLInputElement>('input'), v.parse(Typed, event).query),
        'search.submitted': () => actAsync(() => get<HTMLFormElement>('form').requestSubmit()),
      },
      settle: {},
    }
  },
}
