import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Brings the element with the given id into view whenever this page has been rendered, after the router has
 * scrolled to the top. Not where the address names a part of the page itself.
 */
export function useScrollTo(id: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (id === undefined) return
    const scroll = () => {
      if (router.state.location.hash === '') document.getElementById(id)?.scrollIntoView()
    }
    scroll()
    return router.subscribe('onRendered', scroll)
  }, [router, id])
}
