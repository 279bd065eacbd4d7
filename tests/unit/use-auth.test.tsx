import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AuthProvider } from '../../src/features/auth/AuthProvider.tsx'
import { useAuth } from '../../src/features/auth/use-auth.ts'

function Probe() {
  const { user, loading } = useAuth()
  return <p>{loading ? 'loading' : (user?.email ?? 'nobody')}</p>
}

describe('useAuth', () => {
  it('throws outside its provider', () => {
    expect(() => renderToString(<Probe />)).toThrow('useAuth must be used within an AuthProvider')
  })

  it('is loading until the first session is known', () => {
    const html = renderToString(
      <AuthProvider>
        <Probe />
      </AuthProvider>,
    )
    expect(html).toContain('loading')
  })
})
