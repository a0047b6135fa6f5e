/**
 * The packages with those first that the owner has chosen for the first places; 0 is nobody's choice. A place whose package
 * is not on sale, or has an earlier place already, gets the next of the others.
 */
export function packagesInFront<Package extends { packageId: number }>(
  packages: readonly Package[],
  chosen: readonly number[],
): Package[] {
  const others = packages.filter(({ packageId }) => !chosen.includes(packageId))
  const inFront = chosen.flatMap((id, place) => {
    const isFirst = chosen.indexOf(id) === place
    const wanted = isFirst && packages.find(({ packageId }) => packageId === id)
    return wanted || (others.shift() ?? [])
  })
  return [...inFront, ...others]
}
