// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { createBackendClient } from '../../src/backend/client.ts'

describe('createBackendClient', () => {
  it('throws without a URL', () => {
    expect(() => createBackendClient('', 'sb_publishable_example')).toThrow('supabaseUrl is required.')
  })

  it('throws without a key', () => {
    expect(() => createBackendClient('https://backend.example', '')).toThrow('supabaseKey is required.')
  })

  it('accepts "/" for the site’s own origin', () => {
    expect(() => createBackendClient('/', 'sb_publishable_example')).not.toThrow()
  })
})
