type Props = {
  /** What stands for no person. */
  none: string
  people: readonly { readonly id: string; readonly name: string }[]
}

/** The options of a select of people, the first of which is no one. */
export const PersonOptions = ({ none, people }: Props) => (
  <>
    <option value="">{none}</option>
    {people.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </>
)
