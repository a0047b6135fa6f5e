import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { withQuery } from '../../contract/pages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { categoriesQuery } from '../products/product-queries.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { currentIn } from '../ui/edit-conflict.ts'
import { Failed } from '../ui/list-page.tsx'
import { PublicationState } from '../ui/publication.tsx'
import { RowChange } from '../ui/row-change.tsx'

type Category = BackOfficeAnswer<'GET /admin/categories'>[number]

const reload = () => queryClient.invalidateQueries(categoriesQuery)

/** Every category, with what can be done to it. */
export function Component() {
  const categories = useQuery(categoriesQuery)
  const [renamed, setRenamed] = useState<Category>()
  const [removed, setRemoved] = useState<Category>()

  const columns: Column<Category>[] = [
    { header: 'Category', cell: ({ name }) => name },
    {
      header: 'Products',
      isNumber: true,
      cell: ({ categoryId, productCount, name }) => (
        <Link to={withQuery(officeHref('/products'), { categoryId })} className="text-link">
          {productCount}
          <span className="sr-only"> in {name}</span>
        </Link>
      ),
    },
    { header: 'State', cell: ({ isPublished }) => <PublicationState isPublished={isPublished} /> },
    {
      header: 'Publish',
      cell: ({ categoryId, name, isPublished, version }) => (
        <RowChange
          queryKey={categoriesQuery.queryKey}
          send={() =>
            api('PUT /admin/categories/{categoryId}/publication', {
              params: { categoryId: String(categoryId) },
              body: { isPublished: !isPublished, version },
            })
          }
        >
          {isPublished ? 'Withdraw' : 'Publish'}
          <span className="sr-only"> {name}</span>
        </RowChange>
      ),
    },
    {
      header: 'Rename',
      cell: (category) => (
        <Button variant="link" size="small" onClick={() => setRenamed(category)}>
          Rename<span className="sr-only"> {category.name}</span>
        </Button>
      ),
    },
    {
      header: 'Remove',
      cell: (category) =>
        category.productCount === 0 && (
          <Button variant="link" size="small" onClick={() => setRemoved(category)}>
            Remove<span className="sr-only"> {category.name}</span>
          </Button>
        ),
    },
  ]

  return (
    <>
      <PageTitle title="Categories" />
      <ChangeForm
        label="Add a category"
        submit="Add category"
        className="panel mb-4 grid max-w-2xl gap-4"
        resets
        send={async ({ name = '' }) => {
          await api('POST /admin/categories', { body: { name } })
          await reload()
        }}
      >
        <TextField label="Name of a new category" name="name" maxLength={200} required />
      </ChangeForm>
      {categories.isPending && <Spinner />}
      {categories.error && <Failed list={categories} />}
      <p className="mb-4 max-w-4xl text-pretty">
        Customers choose among the published categories. What is in another stays on sale: they find
        it under “All” and by searching, and read “Unknown” where its category stands. A new
        category is not published until you say so.
      </p>
      {categories.data && (
        <DataTable
          caption="Categories"
          columns={columns}
          rows={categories.data}
          keyOf={({ categoryId }) => categoryId}
        />
      )}
      {renamed && <Rename category={renamed} onClose={() => setRenamed(undefined)} />}
      {removed && <Remove category={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}

type DialogProps = { category: Category; onClose: () => void }

function Rename({ category, onClose }: DialogProps) {
  // The second of two editors is told why, and the next try is based on what the first has saved.
  const [current, setCurrent] = useState(category)
  const params = { categoryId: String(category.categoryId) }
  return (
    <Dialog title="Rename category" size="small" onClose={onClose}>
      <ChangeForm
        label={`Rename ${category.name}`}
        submit="Rename"
        send={async ({ name = '' }) => {
          try {
            const body = { name, version: current.version }
            await api('PUT /admin/categories/{categoryId}', { params, body })
            onClose()
          } catch (error) {
            setCurrent(currentIn<Category>(error) ?? current)
            throw error
          } finally {
            await reload()
          }
        }}
      >
        <p>It is called {current.name} now.</p>
        <TextField
          label="New name"
          name="name"
          defaultValue={category.name}
          maxLength={200}
          required
        />
      </ChangeForm>
    </Dialog>
  )
}

function Remove({ category, onClose }: DialogProps) {
  const params = { categoryId: String(category.categoryId) }
  return (
    <Dialog title="Remove category" size="small" onClose={onClose}>
      <ChangeForm
        label={`Remove ${category.name}`}
        submit="Remove"
        danger
        send={async () => {
          await api('DELETE /admin/categories/{categoryId}', { params })
          await reload()
          onClose()
        }}
      >
        <p>No product is in {category.name}. Customers no longer see it.</p>
      </ChangeForm>
    </Dialog>
  )
}
