import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Scrolls the element with the given id into view each time this page is rendered, after the router has
 * scrolled to the top, unless the URL has a fragment of its own.
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
