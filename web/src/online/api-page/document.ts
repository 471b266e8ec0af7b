/** Reads the parts of the server's OpenAPI document that we show. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
  description?: string;
}

interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  security?: unknown[];
  parameters?: { name: string; description?: string; required?: boolean; schema?: Schema }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

export interface ApiDocument {
  info: { title: string; version: string; description?: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** An API operation. */
export interface Question {
  /** Its OpenAPI tag. */
  part: string;
  method: string;
  path: string;
  text: string;
  token: boolean;
  parameters: { name: string; text: string }[];
  sends: string | null;
  answers: { status: string; what: string }[];
}

/** Operations with the same tag, in the document's order of tags. */
export interface Chapter {
  name: string;
  text: string;
  questions: Question[];
}

export function chapters(document: ApiDocument): Chapter[] {
  const all = questions(document);
  const named = (document.tags ?? []).map(({ name, description }) => ({
    name,
    text: description ?? '',
    questions: all.filter(({ part }) => part === name),
  }));
  // Operations without a known tag must still appear.
  const known = new Set(named.map(({ name }) => name));
  const rest = { name: '', text: '', questions: all.filter(({ part }) => !known.has(part)) };
  return [...named, rest].filter(({ questions }) => questions.length > 0);
}

function questions(document: ApiDocument): Question[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      part: operation.tags?.[0] ?? '',
      method: method.toUpperCase(),
      path,
      text: [operation.summary, operation.description].filter(Boolean).join(' '),
      token: (operation.security?.length ?? 0) > 0,
      parameters: (operation.parameters ?? []).map(({ name, description, schema }) => ({
        name,
        text: [typeName(schema), description].filter(Boolean).join(': '),
      })),
      sends: operation.requestBody ? bodyName(operation.requestBody) : null,
      answers: Object.entries(operation.responses ?? {}).map(([status, content]) => ({
        status,
        what: bodyName(content) || (content.description ?? ''),
      })),
    })),
  );
}

function bodyName({ content }: Content): string {
  const [type] = Object.entries(content ?? {});
  if (!type) return '';
  const name = typeName(type[1].schema);
  return type[0] === 'application/json' ? name : `${name} (${type[0]})`;
}

/** A type in short, readable notation. */
export function typeName(schema: Schema | undefined): string {
  if (!schema) return '';
  if (schema.$ref) return schema.$ref.split('/').at(-1)!;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map(typeName).join(' | ');
  if (schema.allOf) return schema.allOf.map(typeName).join(' & ');
  const types = [schema.type ?? 'any'].flat();
  return types
    .map((type) => {
      if (type === 'array') return `${typeName(schema.items)}[]`;
      if (type !== 'object' || !schema.properties) return type;
      const fields = Object.entries(schema.properties).map(
        ([name, field]) => `${name}: ${typeName(field)}`,
      );
      return `{ ${fields.join(', ')} }`;
    })
    .join(' | ');
}

/** A named type and its fields; with several variants if it's a union. */
export interface Shape {
  name: string;
  text: string;
  /** The variants of a union; other types have just one. */
  variants: {
    text: string;
    fields: { name: string; type: string; text: string; optional: boolean }[];
  }[];
}

export function shapes(document: ApiDocument): Shape[] {
  const schemas = Object.entries(document.components?.schemas ?? {});
  return schemas.map(([name, schema]) => ({
    name,
    text: schema.description ?? '',
    variants: (schema.oneOf ?? schema.anyOf ?? [schema]).map((variant) => ({
      text: variant === schema ? '' : (variant.description ?? ''),
      fields: fieldsOf(variant),
    })),
  }));
}

function fieldsOf(schema: Schema): Shape['variants'][number]['fields'] {
  if (schema.allOf) return schema.allOf.flatMap(fieldsOf);
  if (!schema.properties) {
    return [{ name: '', type: typeName(schema), text: '', optional: false }];
  }
  return Object.entries(schema.properties).map(([name, field]) => ({
    name,
    type: typeName(field),
    text: field.description ?? '',
    optional: !schema.required?.includes(name),
  }));
}
