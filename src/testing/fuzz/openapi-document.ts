/** The part of JSON Schema our own OpenAPI document uses. */
export type JsonSchema = {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  $ref?: string
  default?: unknown
}

type Parameter = { name: string; in: 'query' | 'path' | 'header' | 'cookie'; required?: boolean; schema?: JsonSchema }
type Content = Record<string, { schema?: JsonSchema }>

type OperationObject = {
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { content?: Content }>
}

export type OpenApiDocument = {
  paths: Record<string, Record<string, OperationObject>>
  components?: { schemas?: Record<string, JsonSchema> }
}

/** One call of the API: everything needed to make requests and to judge answers. */
export type Operation = {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  parameters: Parameter[]
  body: { mediaType: string; schema: JsonSchema } | null
  /** only for who is signed in */
  isForCustomers: boolean
  /** JSON answers by status; 'default' serves the statuses not listed */
  answers: Map<string, JsonSchema>
  /** Media types of answers that are files, by status. */
  files: Map<string, string[]>
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Every operation of a document, one per body media type. */
export const operationsOf = (document: OpenApiDocument): Operation[] =>
  Object.entries(withoutReferences(document.paths, document)).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? operationVariants(path, method, operation) : []
    }),
  )

function operationVariants(path: string, method: string, operation: OperationObject): Operation[] {
  const base = {
    method: method.toUpperCase() as Operation['method'],
    path,
    parameters: operation.parameters ?? [],
    isForCustomers: (operation.security ?? []).length > 0,
    answers: jsonAnswers(operation),
    files: fileAnswers(operation),
  }
  const bodies = Object.entries(operation.requestBody?.content ?? {})
  if (bodies.length === 0) return [{ ...base, name: `${base.method} ${path}`, body: null }]
  return bodies.map(([mediaType, { schema }]) => ({
    ...base,
    name: `${base.method} ${path} (${mediaType})`,
    body: { mediaType, schema: schema ?? {} },
  }))
}

function jsonAnswers(operation: OperationObject): Map<string, JsonSchema> {
  const answers = new Map<string, JsonSchema>()
  for (const [status, response] of Object.entries(operation.responses)) {
    const schema = response.content?.['application/json']?.schema
    if (schema) answers.set(status, schema)
  }
  return answers
}

function fileAnswers({ responses }: OperationObject): Map<string, string[]> {
  const types = Object.entries(responses).map(([status, { content }]) => [status, Object.keys(content ?? {})] as const)
  return new Map(types.filter(([, given]) => given.length > 0 && !given.includes('application/json')))
}

const SCHEMA_REFERENCE = '#/components/schemas/'

/** The same value with every reference to a schema replaced by the schema; the document has no circles. */
function withoutReferences<Value>(value: Value, document: OpenApiDocument): Value {
  if (Array.isArray(value)) return value.map((item) => withoutReferences(item, document)) as Value
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value && typeof value.$ref === 'string') {
    const schema = document.components?.schemas?.[value.$ref.replace(SCHEMA_REFERENCE, '')]
    if (!schema) throw new Error(`the document has no ${value.$ref}`)
    return withoutReferences(schema, document) as Value
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutReferences(inner, document)]),
  ) as Value
}
