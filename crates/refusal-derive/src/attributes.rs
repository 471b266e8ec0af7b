//! Reading `#[refusal(…)]`.

use syn::{
    Attribute, Error, Expr, ExprLit, Ident, Lit, LitStr, Result, Token,
    meta::ParseNestedMeta,
    parenthesized,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
};

/// `#[refusal(…)]` on an enum.
#[derive(Default)]
pub(crate) struct EnumAttributes {
    pub(crate) prefix: Option<LitStr>,
}

impl EnumAttributes {
    pub(crate) fn read(attributes: &[Attribute]) -> Result<EnumAttributes> {
        let mut read = EnumAttributes::default();
        for_each(attributes, |meta| {
            if !meta.path.is_ident("prefix") {
                return Err(meta.error("an enum takes `prefix = \"…\"` only"));
            }
            let prefix: LitStr = meta.value()?.parse()?;
            check_code(&prefix)?;
            set(&mut read.prefix, prefix, &meta)
        })?;
        Ok(read)
    }
}

/// `#[refusal(…)]` on a variant or a struct.
#[derive(Default)]
pub(crate) struct VariantAttributes {
    pub(crate) code: Option<Code>,
    pub(crate) params: Vec<ExtraParam>,
    pub(crate) transparent: Option<Ident>,
}

impl VariantAttributes {
    pub(crate) fn read(attributes: &[Attribute]) -> Result<VariantAttributes> {
        let mut read = VariantAttributes::default();
        for_each(attributes, |meta| {
            if meta.path.is_ident("code") {
                let code = Code::new(meta.value()?.parse()?)?;
                set(&mut read.code, code, &meta)
            } else if meta.path.is_ident("params") {
                let content;
                parenthesized!(content in meta.input);
                let params = Punctuated::<ExtraParam, Token![,]>::parse_terminated(&content)?;
                read.params.extend(params);
                Ok(())
            } else if meta.path.is_ident("transparent") {
                let word = meta.path.require_ident()?.clone();
                set(&mut read.transparent, word, &meta)
            } else {
                Err(meta.error("expected `code`, `params` or `transparent`"))
            }
        })?;
        if let Some(transparent) = &read.transparent
            && (read.code.is_some() || !read.params.is_empty())
        {
            let message =
                "`transparent` takes the code and parameters of its field: remove the others";
            return Err(Error::new(transparent.span(), message));
        }
        Ok(read)
    }
}

/// Where a code comes from.
pub(crate) enum Code {
    Literal(LitStr),
    /// A `match` on a field; every arm is one of the codes.
    Match {
        expression: Expr,
        codes: Vec<LitStr>,
    },
}

impl Code {
    fn new(expression: Expr) -> Result<Code> {
        if let Some(literal) = string_literal(&expression) {
            check_code(&literal)?;
            return Ok(Code::Literal(literal));
        }
        let wrong = |expression: &Expr| {
            let message =
                "a code is a string literal, or a `match` with a string literal in every arm";
            Error::new_spanned(expression, message)
        };
        let Expr::Match(matching) = &expression else { return Err(wrong(&expression)) };
        let mut codes = Vec::new();
        for arm in &matching.arms {
            let code = string_literal(&arm.body).ok_or_else(|| wrong(&arm.body))?;
            check_code(&code)?;
            codes.push(code);
        }
        Ok(Code::Match { expression, codes })
    }
}

/// A parameter that is not a field: `name = expression`.
pub(crate) struct ExtraParam {
    pub(crate) name: Ident,
    pub(crate) value: Expr,
}

impl Parse for ExtraParam {
    fn parse(input: ParseStream<'_>) -> Result<ExtraParam> {
        let name = input.parse()?;
        input.parse::<Token![=]>()?;
        Ok(ExtraParam { name, value: input.parse()? })
    }
}

/// `#[refusal(…)]` on a field.
#[derive(Default)]
pub(crate) struct FieldAttributes {
    pub(crate) name: Option<LitStr>,
    pub(crate) value: Option<Expr>,
    /// `skip` or `cause`.
    pub(crate) not_a_param: Option<Ident>,
}

impl FieldAttributes {
    pub(crate) fn read(attributes: &[Attribute]) -> Result<FieldAttributes> {
        let mut read = FieldAttributes::default();
        for_each(attributes, |meta| {
            if meta.path.is_ident("name") {
                let name = meta.value()?.parse()?;
                set(&mut read.name, name, &meta)
            } else if meta.path.is_ident("value") {
                let value = meta.value()?.parse()?;
                set(&mut read.value, value, &meta)
            } else if meta.path.is_ident("skip") || meta.path.is_ident("cause") {
                let word = meta.path.require_ident()?.clone();
                set(&mut read.not_a_param, word, &meta)
            } else {
                Err(meta.error("expected `name`, `value`, `skip` or `cause`"))
            }
        })?;
        if let Some(word) = &read.not_a_param
            && (read.name.is_some() || read.value.is_some())
        {
            let message = format!(
                "`{word}` says that the field is not a parameter: remove its name and value"
            );
            return Err(Error::new(word.span(), message));
        }
        Ok(read)
    }

    pub(crate) fn is(&self, word: &str) -> bool {
        self.not_a_param.as_ref().is_some_and(|found| found == word)
    }
}

fn for_each(
    attributes: &[Attribute],
    mut read: impl FnMut(ParseNestedMeta<'_>) -> Result<()>,
) -> Result<()> {
    let ours = attributes.iter().filter(|attribute| attribute.path().is_ident("refusal"));
    ours.into_iter().try_for_each(|attribute| attribute.parse_nested_meta(&mut read))
}

fn set<T>(slot: &mut Option<T>, value: T, meta: &ParseNestedMeta<'_>) -> Result<()> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(meta.error("given twice")),
    }
}

fn string_literal(expression: &Expr) -> Option<LitStr> {
    match expression {
        Expr::Lit(ExprLit { lit: Lit::Str(literal), .. }) => Some(literal.clone()),
        _ => None,
    }
}

/// Codes are part of the protocol, so they all look alike.
fn check_code(code: &LitStr) -> Result<()> {
    let text = code.value();
    let is_word = |word: &str| {
        !word.is_empty()
            && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    if text.split('-').all(is_word) {
        Ok(())
    } else {
        Err(Error::new(code.span(), "codes are in kebab case, like \"cell-occupied\""))
    }
}
