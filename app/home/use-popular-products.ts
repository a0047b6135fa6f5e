import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { homeProducts } from '../../domain/limits.ts'
import { categoriesQuery, productsQuery } from '../api/queries.ts'

/** The first products of the whole shop, or of the category that is chosen. */
export function popularProducts(categoryId?: number) {
  return { ...(categoryId && { categoryId }), page: 1, pageSize: homeProducts }
}

export function usePopularProducts() {
  const [categoryId, setCategoryId] = useState<number>()
  const categories = useQuery(categoriesQuery())
  const found = useQuery(productsQuery(popularProducts(categoryId)))
  return {
    categoryId,
    chooseCategory: setCategoryId,
    categories: categories.data ?? [],
    products: found.data?.products ?? [],
    isLoading: found.isPending,
    hasFailed: found.isError || categories.isError,
    retry: () => Promise.all([categories.refetch(), found.refetch()]),
  }
}
