import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { productsPerPage } from '../../domain/limits.ts'
import { pageCount } from '../../domain/page-numbers.ts'
import { categoriesQuery, productsQuery } from '../api/queries.ts'

export function useProductPicker() {
  const [request, setRequest] = useState<{ categoryId?: number; page: number }>({ page: 1 })
  const section = useRef<HTMLElement>(null)
  const categories = useQuery(categoriesQuery())
  const found = useQuery(productsQuery(request))

  return {
    section,
    categories: categories.data ?? [],
    categoryId: request.categoryId,
    chooseCategory: (categoryId: number | undefined) =>
      setRequest(categoryId === undefined ? { page: 1 } : { categoryId, page: 1 }),
    products: found.data?.products ?? [],
    page: request.page,
    pageCount: pageCount(found.data?.total ?? 0, productsPerPage),
    goToPage: (page: number) => {
      setRequest({ ...request, page })
      scrollTo(section.current)
    },
    isLoading: found.isPending,
    hasFailed: found.isError || categories.isError,
    retry: () => void Promise.all([categories.refetch(), found.refetch()]),
  }
}

function scrollTo(section: HTMLElement | null): void {
  const wantsNoMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section?.scrollIntoView({ behavior: wantsNoMotion ? 'auto' : 'smooth' })
}
