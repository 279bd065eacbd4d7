// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { createBackendClient } from '../../src/backend/client.ts'

describe('a client of the backend', () => {
  it('is not made without a URL', () => {
    expect(() => createBackendClient('', 'sb_publishable_example')).toThrow('supabaseUrl is required.')
  })

  it('is not made without a key', () => {
    expect(() => createBackendClient('https://backend.example', '')).toThrow('supabaseKey is required.')
  })

  it('is made for the own origin, which is written "/"', () => {
    expect(() => createBackendClient('/', 'sb_publishable_example')).not.toThrow()
  })
})
