//! The code the macro writes.

use heck::ToKebabCase as _;
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::{
    Attribute, Data, DeriveInput, Error, Fields, Generics, Ident, LitStr, Result, parse_quote,
    spanned::Spanned as _,
};

use crate::attributes::{Code, EnumAttributes, FieldAttributes, VariantAttributes};

pub(crate) fn refusal(input: &DeriveInput) -> Result<TokenStream> {
    let arms = match &input.data {
        Data::Enum(data) => {
            let prefix = EnumAttributes::read(&input.attrs)?.prefix;
            let variants = data.variants.iter().map(|variant| {
                let name = &variant.ident;
                let prefix = prefix.iter().map(|prefix| prefix.value() + "-");
                let code = prefix.collect::<String>() + &name.to_string().to_kebab_case();
                let default = Ok(LitStr::new(&code, name.span()));
                Arm::new(quote!(Self::#name), &variant.attrs, &variant.fields, default)
            });
            variants.collect::<Result<Vec<Arm>>>()?
        }
        Data::Struct(data) => {
            let message = "a struct needs its code: #[refusal(code = \"…\")]";
            let default = Err(Error::new_spanned(&input.ident, message));
            vec![Arm::new(quote!(Self), &input.attrs, &data.fields, default)?]
        }
        Data::Union(_) => {
            return Err(Error::new_spanned(&input.ident, "a union cannot be a refusal"));
        }
    };
    Ok(implementation(&input.ident, &input.generics, &arms))
}

fn implementation(name: &Ident, generics: &Generics, arms: &[Arm]) -> TokenStream {
    let mut bounded = generics.clone();
    for parameter in generics.type_params() {
        let parameter = &parameter.ident;
        bounded.make_where_clause().predicates.push(parse_quote!(#parameter: ::game::Refusal));
    }
    let (impl_generics, type_generics, bounds) = bounded.split_for_impl();
    let (_, _, no_bounds) = generics.split_for_impl();

    let codes: Vec<&LitStr> = arms.iter().flat_map(|arm| &arm.codes).collect();
    let constant = (!codes.is_empty()).then(|| {
        quote! {
            impl #impl_generics #name #type_generics #no_bounds {
                /// All codes of this refusal that are its own.
                pub(crate) const REFUSAL_CODES: &'static [&'static str] = &[#(#codes),*];
            }
        }
    });
    let code = arms.iter().map(|arm| &arm.code);
    let params = arms.iter().map(|arm| &arm.params);
    // Most refusals have no causes: they keep the default.
    let causes = arms.iter().any(|arm| arm.causes.is_some()).then(|| {
        let causes = arms.iter().map(|arm| {
            arm.causes.clone().unwrap_or_else(|| {
                let ignored = &arm.ignored;
                quote!(#ignored => ::std::vec::Vec::new())
            })
        });
        quote! {
            fn causes(&self) -> ::std::vec::Vec<&dyn ::game::Refusal> {
                match self { #(#causes,)* }
            }
        }
    });
    quote! {
        #constant

        #[automatically_derived]
        #[allow(unused_variables, clippy::all, clippy::pedantic)]
        impl #impl_generics ::game::Refusal for #name #type_generics #bounds {
            fn code(&self) -> &'static str {
                match self { #(#code,)* }
            }

            fn params(&self) -> ::std::vec::Vec<(&'static str, ::std::string::String)> {
                match self { #(#params,)* }
            }

            #causes
        }
    }
}

/// What is known of one variant, or of a struct: arms of the `match`es, and the codes.
struct Arm {
    codes: Vec<LitStr>,
    code: TokenStream,
    params: TokenStream,
    causes: Option<TokenStream>,
    /// The pattern that binds nothing.
    ignored: TokenStream,
}

impl Arm {
    fn new(
        path: TokenStream,
        attributes: &[Attribute],
        fields: &Fields,
        default_code: Result<LitStr>,
    ) -> Result<Arm> {
        let attributes = VariantAttributes::read(attributes)?;
        let bindings: Vec<Ident> = (fields.iter().enumerate())
            .map(|(at, field)| field.ident.clone().unwrap_or_else(|| format_ident!("field_{at}")))
            .collect();
        let (pattern, ignored) = match fields {
            Fields::Named(_) => (quote!(#path { #(#bindings),* }), quote!(#path { .. })),
            Fields::Unnamed(_) => (quote!(#path ( #(#bindings),* )), quote!(#path ( .. ))),
            Fields::Unit => (path.clone(), path),
        };
        if let Some(transparent) = &attributes.transparent {
            let [inner] = &bindings[..] else {
                let message = "`transparent` is for a single field, itself a refusal";
                return Err(Error::new(transparent.span(), message));
            };
            for field in fields {
                if FieldAttributes::read(&field.attrs)?.name.is_some() {
                    return Err(Error::new_spanned(
                        field,
                        "a transparent field has no parameter name",
                    ));
                }
            }
            // Methods instead of paths, so that a boxed refusal will do.
            let call = |method: &str| {
                let method = Ident::new(method, fields.span());
                quote_spanned!(fields.span()=> #pattern => {
                    #[allow(unused_imports)]
                    use ::game::Refusal as _;
                    #inner.#method()
                })
            };
            let [code, params, causes] = ["code", "params", "causes"].map(call);
            return Ok(Arm { codes: Vec::new(), code, params, causes: Some(causes), ignored });
        }

        let mut params = Vec::new();
        let mut causes = Vec::new();
        for (field, binding) in fields.iter().zip(&bindings) {
            let read = FieldAttributes::read(&field.attrs)?;
            if read.is("cause") {
                causes.push(quote_spanned!(field.ty.span()=>
                    ::game::RefusalCauses::add_to(#binding, &mut causes)));
            } else if !read.is("skip") {
                let name = match (&read.name, &field.ident) {
                    (Some(name), _) => name.value(),
                    (None, Some(name)) => name.to_string(),
                    (None, None) => {
                        let message = "a tuple field needs the name of its parameter, \
                            #[refusal(name = \"…\")], or #[refusal(skip)]";
                        return Err(Error::new_spanned(field, message));
                    }
                };
                let value = read.value.as_ref().map(|value| quote!(&(#value)));
                let value = value.unwrap_or_else(|| quote!(#binding));
                params.push(param(&name, &value, field.ty.span()));
            }
        }
        for extra in &attributes.params {
            let (name, value) = (extra.name.to_string(), &extra.value);
            params.push(param(&name, &quote!(&(#value)), value.span()));
        }
        let (codes, code) = match attributes.code {
            Some(Code::Literal(code)) => (vec![code.clone()], quote!(#ignored => #code)),
            Some(Code::Match { expression, codes }) => (codes, quote!(#pattern => #expression)),
            None => {
                let code = default_code?;
                (vec![code.clone()], quote!(#ignored => #code))
            }
        };
        let params = quote!(#pattern => ::std::vec![#(#params),*]);
        let causes = (!causes.is_empty()).then(|| {
            quote!(#pattern => {
                let mut causes = ::std::vec::Vec::new();
                #(#causes;)*
                causes
            })
        });
        Ok(Arm { codes, code, params, causes, ignored })
    }
}

/// A pair of name and value. If the value cannot be a parameter, the compiler points at `span`.
fn param(name: &str, value: &TokenStream, span: Span) -> TokenStream {
    let value = quote_spanned!(span=> ::game::RefusalParam::to_param(#value));
    quote!((#name, #value))
}
