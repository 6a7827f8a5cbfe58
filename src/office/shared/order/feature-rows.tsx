type Feature = { readonly name: string; readonly choices: readonly string[]; readonly value: string | null }

/** What was chosen of a product, as rows of a description list. */
export const FeatureRows = ({ features }: { features: readonly Feature[] }) =>
  features.map(({ name, choices, value }) => (
    <div key={name}>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>
        <bdi>{[...choices, ...(value === null ? [] : [value])].join(' · ')}</bdi>
      </dd>
    </div>
  ))
