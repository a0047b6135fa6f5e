import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoriesQuery, productsQuery } from '../api/catalogue-queries.ts'
import { popularProducts } from './popular-request.ts'

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
    hasFailed: found.isLoadingError || categories.isLoadingError,
    retry: () => Promise.all([categories.refetch(), found.refetch()]),
  }
}
