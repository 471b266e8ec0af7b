/** Reads the server's OpenAPI document as far as a person wants to. */

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

/** Something that can be asked. */
export interface Question {
  /** The chapter it belongs to. */
  part: string;
  method: string;
  path: string;
  text: string;
  token: boolean;
  parameters: { name: string; text: string }[];
  sends: string | null;
  answers: { status: string; what: string }[];
}

/** What belongs together, in the order in which the document names its parts. */
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
  // Whatever the document puts nowhere is told all the same.
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

/** A type as one would write it. */
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

/** A named type, field by field; one of several where it can be different things. */
export interface Shape {
  name: string;
  text: string;
  /** Each of the things it can be; a single one for most. */
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
