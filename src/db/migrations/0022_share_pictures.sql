-- Beside the sizes of pages a picture for links that are shared: messengers take JPEG, in landscape.
alter table image_variant
  drop constraint image_variant_format_check,
  add constraint image_variant_format_check check (format in ('avif', 'webp', 'jpg'));
