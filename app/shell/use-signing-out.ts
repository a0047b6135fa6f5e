import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { readToken, removeToken } from '../api/token.ts'
import { forgetTyped } from '../forms/typed.ts'
import { forgetSearches } from '../search/forget-searches.ts'
import { endOnServer } from './end-on-server.ts'

/**
 * Leads to the home page, and ends the session once it is there: the guard of a private page would otherwise see a
 * guest and remember the page.
 */
export function useSigningOut(endSession: () => void) {
  const texts = useTexts(shellTexts)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  /** The page on which the customer signed out, until it is left. */
  const [leftPage, setLeftPage] = useState<string>()
  const isLeaving = leftPage !== undefined

  // The token goes at once, however long the home page takes to load. An effect, since those of the cart come before
  // it and still save what waits.
  useEffect(() => {
    if (!isLeaving) return
    const left = readToken()
    removeToken()
    forgetSearches()
    forgetTyped()
    if (left) endOnServer(left, queryClient)
  }, [isLeaving, queryClient])

  useEffect(() => {
    if (!isLeaving || (pathname === leftPage && pathname !== href('/'))) return
    setLeftPage(undefined)
    endSession()
    toast.success(texts.signedOut)
  }, [isLeaving, leftPage, pathname, endSession, texts])

  const logout = useCallback(() => {
    setLeftPage(pathname)
    navigate(href('/'))
  }, [navigate, pathname])
  return { isLeaving, logout }
}
