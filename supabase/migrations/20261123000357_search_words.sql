-- How people and their numbers are found: by words without accents, by any form of a telephone number.

-- Text in the one form that is compared: in small letters, without accents, apostrophes and marks that nobody sees, with
-- Latin digits. `apostrophe` takes the place of each apostrophe, as in O'Brien, d’Arcy or Oʻahu. Full-width, ligature
-- and composed characters are equal to plain ones. Letters of other scripts stay.
create function public.folded(words text, apostrophe text default '') returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(replace(
    translate(
      regexp_replace(
        lower(
          normalize(
            regexp_replace(words, '[''`´\u00ad\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u2032\uff07\ua78c]', apostrophe, 'g'),
            NFKD
          )
        ),
        '[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'
      ),
      U&'\0142\00F8\0111\00F0\0131\0127\0167'
        || U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9'
        || U&'\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\09E6\09E7\09E8\09E9\09EA\09EB\09EC\09ED\09EE\09EF'
        || U&'\0A66\0A67\0A68\0A69\0A6A\0A6B\0A6C\0A6D\0A6E\0A6F\0AE6\0AE7\0AE8\0AE9\0AEA\0AEB\0AEC\0AED\0AEE\0AEF'
        || U&'\0BE6\0BE7\0BE8\0BE9\0BEA\0BEB\0BEC\0BED\0BEE\0BEF\0E50\0E51\0E52\0E53\0E54\0E55\0E56\0E57\0E58\0E59',
      'loddiht' || repeat('0123456789', 8)
    ),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
$$;

-- Matching key for a telephone number, as phone-number.ts reads it or as somebody typed it: its digits with the
-- country's code, without an extension. Ten digits alone are a number of North America.
create function public.phone_key(phone text) returns text
language sql immutable set search_path = '' as $$
  select case
    when phone ~ '^\s*\+' then regexp_replace(split_part(phone, ';', 1), '\D', '', 'g')
    else regexp_replace(
      regexp_replace(regexp_replace(split_part(phone, ';', 1), '\D', '', 'g'), '^(00|011)(?=[1-9]\d{7})', ''),
      '^(?=\d{10}$)', '1'
    )
  end;
$$;

-- Matching key for a phone number given in place of an email address; null for an address or too few digits. Finds
-- leads without an address.
create function public.number_of(subject text) returns text
language sql immutable set search_path = '' as $$
  select case when subject !~ '@' and length(public.phone_key(subject)) >= 7 then public.phone_key(subject) end;
$$;

-- Search words of a lead, each with its position. A telephone number is found from any digit that leaves seven, by its
-- last four, and by the words beside it. A name with an apostrophe, hyphen or space is found as one word and as several.
-- Splits as words_query does, because PostgreSQL's own parser takes words such as 50e8x apart.
create function public.lead_words(lead public.leads) returns tsvector
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(quote_literal(left(w, 200)) || ':' || place, ' '), '')::tsvector
  from
    (select public.phone_key(coalesce(lead.phone_number, lead.phone)) as digits) as n,
    regexp_split_to_table(
      concat_ws(
        ' ',
        left(
          public.folded(
            concat_ws(
              ' ', lead.first_name, lead.last_name, lead.email, lead.email_unicode, lead.address, lead.experience,
              left(lead.message, 2000)
            )
          ),
          4000
        ),
        -- Behind the text, whose words keep their distance.
        left(public.folded(concat_ws(' ', lead.first_name, lead.last_name, lead.address), ' '), 1000),
        regexp_replace(public.folded(lead.first_name), '[^[:alnum:]]+', '', 'g'),
        regexp_replace(public.folded(lead.last_name), '[^[:alnum:]]+', '', 'g'),
        regexp_replace(public.folded(left(lead.phone, 100)), '(?<=\d)[^[:alnum:],;/]+(?=\d)', '', 'g'),
        (select string_agg(substr(n.digits, i), ' ') from generate_series(1, length(n.digits) - 6) as i),
        right(n.digits, 4)
      ),
      '[^[:alnum:]]+'
    ) with ordinality as t(w, place)
  where w <> '';
$$;

-- The query for the digits of a number, however they are written: together, without what is dialled before a country's
-- code or in place of it, or as separate words, as in an address.
create function public.digits_query(written text) returns text
language sql immutable set search_path = '' as $$
  select '(' || string_agg(distinct quote_literal(d) || ':*', ' | ') || ' | ('
    || (
      select string_agg(quote_literal(w) || ':*', ' & ')
      from regexp_split_to_table(written, '[^[:alnum:]]+') as w
      where w <> ''
    ) || '))'
  from
    (select regexp_replace(regexp_replace(written, '(\+\d+\s*)\(0\)', '\1'), '\D', '', 'g') as digits) as n,
    unnest(array[n.digits, ltrim(n.digits, '0'), regexp_replace(n.digits, '^(00|011)0*(?=[1-9])', '')]) as d
  where d <> '';
$$;

-- The query for typed words. Each matches by prefix, except the parts of a whole email address, most of which contain
-- "com". Seven digits or more, or digits alone, are a number, whose extension is not searched for. Null without words.
create function public.words_query(words text) returns tsquery
language sql immutable set search_path = '' as $$
  select string_agg(
    case
      when m[1] is not null then public.digits_query(m[1])
      else quote_literal(m[2]) || case when t.typed ~ '^\S+@\S+\.[[:alpha:]]{2,}$' then '' else ':*' end
    end,
    ' & '
  )::tsquery
  from
    (select regexp_replace(public.folded(trim(public.bounded(words, 200))), '^mailto:', '') as typed) as t,
    regexp_matches(
      t.typed,
      case
        when t.typed ~ '^[^[:alpha:]@,;#/]+$' then '(.*\d.*)|([[:alnum:]]+)'
        else '(\+?\(?\d(?:[^[:alnum:],;#@/]{0,4}\d){6,})'
          || '(?:[\s(,;]*(?:ext[a-z]*|poste?|local|loc|p|x|#|,|;)[\s.:=#]*\d{1,7})?(?![[:alnum:]])|([[:alnum:]]+)'
      end,
      'g'
    ) as m;
$$;
